// The first page of a stranger: loaded there alone.
export { AwakeThree } from '../../landing/AwakeThree/AwakeThree';
export { Costs } from '../../landing/Costs/Costs';
export { LandingHero } from '../../landing/LandingHero/LandingHero';
export { LanguageLinks } from '../../landing/LanguageLinks/LanguageLinks';
export { OtherStories } from '../../landing/OtherStories/OtherStories';
export { Promises } from '../../landing/Promises/Promises';
export { RoundCard } from '../../landing/RoundCard/RoundCard';
export { RoundCardSkeleton } from '../../landing/RoundCard/RoundCardSkeleton';
export { RunItYourself } from '../../landing/RunItYourself/RunItYourself';
export type { LandingPlayValue, LandingStoryValue, LanguageLinkValue } from '../../landing/model';
