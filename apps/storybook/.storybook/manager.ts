import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { statusBadge } from './room/status-badge.ts'
import { roomNamed, rooms } from './room/themes.ts'

/** What an address such as `?globals=theme:dark` asks for, so that the first paint has it. */
const asked = /(?:^|;)theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1]

addons.setConfig({
  theme: rooms[roomNamed(asked)],
  sidebar: { renderLabel: statusBadge },
  bottomPanelHeight: 260,
})

addons.register('stoa/room', api => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const name = roomNamed(globals.theme)
    document.documentElement.style.colorScheme = name
    api.setOptions({ theme: rooms[name] })
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
