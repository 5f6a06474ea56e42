// The preview of the character editor: loaded when its panel is opened.
export { CompareButton } from '../../creation/Preview/CompareButton';
export { ComparedReplies } from '../../creation/Preview/ComparedReplies';
export { PreviewTermsNote } from '../../creation/Preview/PreviewTermsNote';
