// Points or a membership as a gift: bought for another person, passed on, accepted.
export { GiftClosed, GiftSkeleton, GiftView } from '../shop/Gift/GiftView';
export { GiftForm, mostNoteLetters, type GiftDraft, type GiftProblem } from '../shop/GiftForm/GiftForm';
export { GiftLink } from '../shop/Gifts/GiftLink';
export { GiftList, GiftsEmpty, GiftsView, GuestGifts, type GiftResend } from '../shop/Gifts/GiftList';
