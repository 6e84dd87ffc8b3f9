export const moveMenuLabels = {
  move: 'Move {name}',
  first: 'To the start',
  earlier: 'Earlier',
  later: 'Later',
  last: 'To the end',
  up: 'Up',
  down: 'Down',
  top: 'To the top',
  bottom: 'To the bottom',
  moved: '{name} is now {place} of {count}.',
} as const
