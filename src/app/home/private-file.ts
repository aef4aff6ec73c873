export { servePrivateFile as default } from '#platform/private-files.ts'
