import type { DocsPairs } from '../../docs/component-docs.ts'
import { Button } from '../../primitives/button/index.ts'
import { Panel } from '../../primitives/panel/index.ts'
import { Stack } from '../../primitives/stack/index.ts'

// The banner is fixed to the window's edge, so only its answers are shown here.
export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Panel padded>
          <Stack gap="md">
            <p>May we remember what you looked at?</p>
            <Stack layout="row" gap="sm">
              <Button emphasis="line">No, thanks</Button>
              <Button emphasis="line">Yes, remember</Button>
            </Stack>
          </Stack>
        </Panel>
      ),
      because: 'No is as easy as yes: the same size, the same look, the same row.',
    },
    dont: {
      shows: (
        <Panel padded>
          <Stack gap="md">
            <p>We value your privacy.</p>
            <Stack layout="row" gap="sm">
              <Button>Accept all</Button>
              <Button emphasis="plain" size="sm">
                Manage 147 partners
              </Button>
            </Stack>
          </Stack>
        </Panel>
      ),
      because: 'A no that takes five presses is no consent, and in many countries not allowed.',
    },
  },
]
