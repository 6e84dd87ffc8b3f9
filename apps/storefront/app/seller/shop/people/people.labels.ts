export const peopleSectionLabels = {
  title: 'Team',
  text: 'Everyone uses their own account. You can remove access at any time.',
  invite: 'Invite someone',
  list: 'Team members',
  you: '{name} (you)',
  edit: 'Edit {name}’s access',
  remove: 'Remove {name}',
  expired: 'Expired',
  invited: 'Invited',
  resend: 'Send again',
  resendOf: 'Send again: invitation to {email}',
  withdraw: 'Withdraw the invitation to {email}',
} as const

export const peopleToastLabels = {
  removed: '{name} was removed.',
  withdrawn: 'The invitation to {email} was withdrawn.',
  sent: 'The invitation to {email} was sent.',
  sentAgain: 'The invitation to {email} was sent again.',
  saved: 'Saved',
  left: 'You’ve left {shop}.',
} as const

export const removeOwnerLabels = {
  title: '{name} is an owner',
  text: 'Change their role first, which needs your password. Then you can remove them.',
  cancel: 'Keep role',
  confirm: 'Change role',
} as const

export const removeMemberLabels = {
  title: 'Remove {name}?',
  text: 'They lose access immediately. Their changes stay in the history.',
  cancel: 'Keep member',
  confirm: 'Remove member',
} as const

export const personDialogLabels = {
  title: '{name}’s access',
  invite: 'Invite someone',
  form: 'Role and permissions',
  email: 'Email',
  emailHint: 'They’ll get a link that works for 7 days.',
  role: 'Role',
  permissions: 'Permissions',
  ordersOnly: 'Orders only',
  password: 'Your password',
  passwordHint: 'Owners decide where payouts go. Every owner gets an email about the change.',
  save: 'Save',
  send: 'Send invitation',
  cancel: 'Cancel',
} as const

export const ownPlaceLabels = {
  pageTitle: 'Shop',
  pageText: 'An owner can give you access to the shop page and its settings.',
  title: 'Your role',
  onlyOwner: 'You’re its only owner. Make someone else an owner before you leave.',
  emails: 'Choose your emails',
  leave: 'Leave shop',
  leaveTitle: 'Leave {shop}?',
  leaveText:
    'You lose access immediately, in every tab. The owners get an email. You need a new invitation to come back.',
  stay: 'Stay',
} as const

export const ownRoleLabels = {
  owner: 'You’re an owner of {shop}.',
  manager: 'You’re a manager of {shop}.',
  staff: 'You work for {shop} as staff for {areas}.',
  noAreas: 'You work for {shop} as staff without permissions.',
} as const
