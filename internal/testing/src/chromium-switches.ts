/**
 * Features to disable in Chromium. The list includes Playwright's own, since Chromium reads only the last such list.
 * It also includes what Chromium shows below the address bar: tests never need it, and each window would start a
 * process and load two pages for it.
 */
export const switchedOff: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** Switches in addition to Playwright's, for a browser without a visible window. */
export const chromiumSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  `--disable-features=${switchedOff.join(',')}`,
]
