// The look into a character card: loaded when a card was read.
export { CardPreview } from '../cards/CardPreview/CardPreview';
