export { findChromium, NoChromiumError, systemChromium } from './chromium.ts'
export { chromiumSwitches } from './chromium-switches.ts'
