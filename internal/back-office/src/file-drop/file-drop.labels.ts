export const fileDropLabels = {
  choose: '{count, plural, one {Choose a file} other {Choose files}}',
  drop: 'or drop {count, plural, one {it} other {them}} here',
} as const
