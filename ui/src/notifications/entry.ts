// The page of notifications and of the creators whom the reader follows.
export { FollowedCreators, type FollowedCreatorValue } from './FollowedCreators/FollowedCreators';
export {
  GuestNotifications,
  NoNotifications,
  NotificationList,
  NotificationsSkeleton,
  NotificationsView,
} from './NotificationsView/NotificationsView';
export type { NotificationValue } from './model';
