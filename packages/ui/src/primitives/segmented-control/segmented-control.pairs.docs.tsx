import type { DocsPairs } from '../../docs/component-docs.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { SegmentedControl } from './index.ts'

const reasons = [
  { value: 'size', label: 'Smaller or larger than I thought' },
  { value: 'color', label: 'The color is not that of the picture' },
  { value: 'late', label: 'It came after the day I needed it' },
]

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <SegmentedControl
          label="Period"
          name="do-period"
          defaultValue="30"
          options={[
            { value: '7', label: '7 days' },
            { value: '30', label: '30 days' },
            { value: '365', label: '1 year' },
          ]}
        />
      ),
      because: 'Values of one kind, short enough to be compared at a glance.',
    },
    dont: {
      shows: <SegmentedControl label="Why do you return it?" name="dont-reason" options={reasons} />,
      because: 'Sentences in narrow boxes break into many lines.',
    },
  },
  {
    do: {
      shows: <RadioGroup label="Why do you return it?" name="do-reason" options={reasons} />,
      because: 'Sentences belong below each other.',
    },
    dont: {
      shows: (
        <SegmentedControl
          label="Reviews"
          name="dont-save"
          options={[
            { value: 'write', label: 'Write one' },
            { value: 'report', label: 'Report' },
          ]}
        />
      ),
      because: 'These are actions, and an action is a button.',
    },
  },
]
