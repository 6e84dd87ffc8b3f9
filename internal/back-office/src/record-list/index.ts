export { RecordList, type RecordListItem, type RecordListProps } from './record-list.tsx'
