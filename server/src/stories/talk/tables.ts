export interface StoryOfferRow {
  chat_id: string;
  agreement_id: string;
  /** The reply after which it was recognised: on other branches of the talk nothing is offered. */
  message_id: string;
}

export interface TalkTables {
  story_offers: StoryOfferRow;
}
