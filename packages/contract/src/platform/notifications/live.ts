/** What a browser asks for anew when its reader is told something, or has read it elsewhere; told at once by the stream of GET /live/. */
export const liveNotices = {
  own: ['home.count_new_notifications', 'home.list_notification_feed'],
  others: [],
} as const
