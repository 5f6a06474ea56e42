// A talk with a character in the middle of a story: what stands around the conversation.
export type { OfferStateValue, OfferValue, StoryPlaceValue } from '../talk/model';
export { Offers, type OffersProps } from '../talk/Offers/Offers';
export { StoryStrip } from '../talk/StoryStrip/StoryStrip';
export { TalkGone } from '../talk/TalkGone/TalkGone';
