/** The groups of topics in their order, by which the centre is filtered. By themselves, since the sign-in page reads addresses too. */
export const noticeGroups = ['APPROVALS', 'TIME', 'COMPANY'] as const
export type NoticeGroup = (typeof noticeGroups)[number]
