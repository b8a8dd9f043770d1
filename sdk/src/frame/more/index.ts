export { Chat } from './chat.tsx';
export { CsvView } from './csv.tsx';
export { RecordsView } from './records.tsx';
export { RunView } from './run-view.tsx';
