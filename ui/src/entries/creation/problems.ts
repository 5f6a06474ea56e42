// What the author of a draft should look at: loaded with the character editor.
export { FieldProblems } from '../../creation/Problems/FieldProblems';
export { ProblemList } from '../../creation/Problems/ProblemList';
