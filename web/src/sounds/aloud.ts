/** All that sounding takes, in one file of the build. */

export { soundOf } from './events'
export { speaker } from './speaker'
