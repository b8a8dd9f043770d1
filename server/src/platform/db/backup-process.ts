// Entry of the child process in which a server makes its hourly backup: FILE DESTINATION.
import { backUpTo } from './backup.ts';

const [file = '', destination = ''] = process.argv.slice(2);
try {
  await backUpTo(file, destination);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
