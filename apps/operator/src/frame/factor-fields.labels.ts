export const factorLabels = {
  code: 'Code',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes that you saved when you added your passkey.',
  usePasskey: 'Use a passkey',
  noPasskey: 'No passkey was used. Try again, or use a code.',
} as const
