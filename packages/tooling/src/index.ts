export { findChromium, NoChromiumError } from './chromium.ts'
export { chromiumSwitches } from './chromium-switches.ts'
export { inRoot } from './paths.ts'
export { freePort, type Reservation, reservePort, waitForHttp } from './ports.ts'
export {
  childEnvironment,
  type Limits,
  type ProcessOptions,
  type RunOptions,
  type RunResult,
  run,
  startNode,
  stopProcess,
} from './processes.ts'
