import type { DocsPairs } from '../../docs/component-docs.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { AvatarGroup } from './index.ts'

const people = ['Ines', 'Tom', 'Mara', 'Jonas', 'Lea'].map(name => ({ name }))

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Stack layout="row" gap="sm">
          <AvatarGroup people={people} />
          <Text as="span">Ines, Tom, Mara and two others</Text>
        </Stack>
      ),
      because: 'Faces catch the eye, and the names say who they are.',
    },
    dont: {
      shows: <AvatarGroup people={people} max={5} />,
      because: 'Five letters without names tell nobody who is there.',
    },
  },
]
