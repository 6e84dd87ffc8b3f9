import { drawn, nameOf } from './drawn.ts'

const seconds = (list: string) => Math.max(...list.split(',').map(part => Number.parseFloat(part)))

/** Longest that anything may still take where less motion is asked for, in seconds. */
const instant = 0.01

/** Elements whose style would still move them; a spinner that says "still at work" may turn by fading. */
export function findMotion(): string[] {
  const moving = new Set<string>()
  for (const element of drawn()) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') continue
      const transition = style.transitionProperty === 'none' ? 0 : seconds(style.transitionDuration)
      const animation =
        style.animationName === 'none' || style.animationPlayState === 'paused'
          ? 0
          : seconds(style.animationDuration)
      if (transition > instant) moving.add(`${nameOf(element)}${pseudo ?? ''} transition ${transition} s`)
      if (animation > instant)
        moving.add(`${nameOf(element)}${pseudo ?? ''} ${style.animationName} ${animation} s`)
    }
  }
  return [...moving]
}
