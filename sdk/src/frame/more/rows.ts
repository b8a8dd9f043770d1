export { CsvView } from './csv.tsx';
export { RecordsView } from './records.tsx';
