export { answer, examplesOf, operationIds, type OperationId } from './answer';
export { isScenarioName, scenarios, type ScenarioName } from './scenarios';
export { operations } from '../generated/examples';
