export { mutatePath } from './mutate-path.ts'
export { swrSettings } from './settings.ts'
export { apiKey, createUseApi, type ReadData, type ReadInit, type ReadPath } from './use-api.ts'
