export { ChartFrame, type ChartFrameProps, type ChartTable } from './chart-frame.tsx'
