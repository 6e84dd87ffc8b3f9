export const announcedVersionLabels = {
  announced: 'A new version of this page applies from {day}.',
  readAnnounced: 'Read the new version',
  shown: 'This version applies from {day}.',
  readCurrent: 'Read the current version',
} as const
