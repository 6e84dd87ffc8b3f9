/**
 * What Playwright itself switches off in Chromium, which hears the last such list only, and what shows below the
 * address bar: nobody sees it here, and every window would start a process and load two pages for it.
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

/** Beside Playwright's own, for a browser that draws pages and shows nobody its window. */
export const chromiumSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  `--disable-features=${switchedOff.join(',')}`,
]
