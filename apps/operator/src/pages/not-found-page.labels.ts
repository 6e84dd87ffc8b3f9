export const notFoundLabels = { title: 'There’s no such page', today: 'See today’s work' } as const
