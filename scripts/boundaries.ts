import { cruiseFolder } from './cruise.ts'

const { breaches, modules } = await cruiseFolder()
for (const { rule, from, to } of breaches) console.log(`${rule}: ${from}${to && to !== from ? ` → ${to}` : ''}`)
console.log(`${modules} modules, ${breaches.length} breaches of .dependency-cruiser.ts`)
// A cruiser that cannot read TypeScript finds no breach in a handful of files: that is no proof.
const blind = modules < 100
if (blind) console.log('The cruiser read too few files: run npm ci.')
process.exitCode = breaches.length || blind ? 1 : 0
