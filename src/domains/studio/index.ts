export { canMakeFilms, encoderJobs, noteEncoder } from './films/making/encoder.ts'
