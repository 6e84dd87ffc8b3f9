/** Versioned settings of the marketplace: its name, company, prices and rules. */
export { faultsOf, missingToOpen } from './check-settings.ts'
export { createMarketHandlers } from './market.handlers.ts'
export { findVersions, lockNewest } from './market.repository.ts'
export { importSettings, openMarket, settingsAt } from './open-market.ts'
export {
  FaultySettings,
  findMissingPictures,
  PublishRefused,
  publishSettings,
  restoreSettings,
} from './publish-settings.ts'
export { refusedPublication } from './refused-publication.ts'
export type { SettingsFault } from './settings-fault.ts'
export { completed } from './supplied-settings.ts'
