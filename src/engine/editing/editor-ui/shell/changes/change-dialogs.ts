/** One late file: what some of them share would be loaded with the first script. */
export { Publish } from '../publish/Publish'
export { Versions } from '../versions/Versions'
export { WhatChanged } from './WhatChanged'
