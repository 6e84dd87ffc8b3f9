export const chartFrameLabels = {
  table: 'Table',
  tableName: '{title}, as a table',
  tableOf: 'Show {title} as a table',
  csv: 'CSV',
  csvOf: 'Save {title} as a CSV file',
} as const
