export const secondFactorLabels = {
  title: 'Confirm it’s you',
  text: 'Use your second factor to continue.',
  form: 'Second factor',
  usePasskey: 'Use a passkey',
  continue: 'Continue',
  cancel: 'Cancel',
  noPasskey: { title: 'No passkey was used.', text: 'Try again, or use a code.' },
  code: {
    label: 'Code',
    hint: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  },
  recoveryCode: {
    label: 'Recovery code',
    hint: 'Enter one of the codes you saved when you added your passkey.',
  },
} as const
