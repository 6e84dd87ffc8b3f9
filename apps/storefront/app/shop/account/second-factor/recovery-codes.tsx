import { Button, Note, Stack } from '@stoa/ui'

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack>
      <Note tone="caution" role="status" title="Keep these recovery codes.">
        Each lets you log in once without your app or passkey. They are not shown again.
      </Note>
      <ul aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Stack row>
        <Button emphasis="line" onClick={() => void navigator.clipboard?.writeText(codes.join('\n'))}>
          Copy the codes
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </Stack>
    </Stack>
  )
}
