export const statusNames = { active: 'Active', draft: 'Draft', archived: 'Archived' } as const
