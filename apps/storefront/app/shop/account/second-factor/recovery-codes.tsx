import { Button, Note, Stack } from '@stoa/ui'
import { secondFactorLabels } from './second-factor.labels.ts'

/** Shows recovery codes right after they were created. They can’t be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack>
      <Note tone="caution" role="status" title={secondFactorLabels.saveCodes}>
        {secondFactorLabels.saveCodesText}
      </Note>
      <ul aria-label={secondFactorLabels.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Stack layout="row">
        <Button emphasis="line" onClick={() => void navigator.clipboard?.writeText(codes.join('\n'))}>
          {secondFactorLabels.copyCodes}
        </Button>
        <Button onClick={onDone}>{secondFactorLabels.codesSaved}</Button>
      </Stack>
    </Stack>
  )
}
