export const settingsLabels = {
  title: 'Settings',
  lede: 'They apply on every page, in emails and in documents within 15 seconds. Placed orders keep what they were placed with.',
  publish: 'Publish changes',
  publishTitle: 'Publish these settings?',
  general: 'General',
  missing: 'Needed before the marketplace can open',
  missingWhileOpen: 'Missing, although the marketplace is open',
  lines: 'One per line.',
  codes: 'With spaces between them.',
  json: 'A list in JSON.',
  faultyJson: 'This isn’t valid JSON.',
  pictureHint: (megabytes: number) =>
    `PNG, JPEG or WebP, at least 200 pixels wide and at most ${megabytes} MB.`,
  pictureTooLarge: (megabytes: number) =>
    `This picture is larger than ${megabytes} MB. Choose a smaller one.`,
  pictureFailed: 'Couldn’t upload the picture. Check your connection and try again.',
  none: 'Not set',
  versions: 'Versions',
  version: (n: number) => `Version ${n}`,
  at: (time: string, note: string) => [time, note].filter(Boolean).join('. '),
  restore: 'Restore',
  restoreTitle: (n: number) => `Publish version ${n} again?`,
} as const
