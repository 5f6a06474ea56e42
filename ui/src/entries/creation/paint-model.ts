// What a painting is, without anything that shows it.
export { emptyPainting, isEmptyLayer, resized, withoutLayer, type Painting } from '../../paint/model/painting';
export { parsePainting } from '../../paint/model/parse-painting';
