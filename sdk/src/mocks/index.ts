export { answer, examplesOf, operationIds, type OperationId } from './answer';
export { mockServer, type MockConditions, type MockFailure, type MockServerOptions } from './server/mock-server';
export { journalKey } from './server/write-journal';
export { isScenarioName, scenarioNamed, scenarios, type ScenarioName } from './scenarios';
export { operations } from '../generated/examples';
