export { ProgressRun, type ProgressRunProps } from './progress-run.tsx'
