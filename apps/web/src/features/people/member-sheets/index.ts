export { InviteMenu } from './invite-menu.tsx'
export { SheetDownload } from './sheet-download.tsx'
