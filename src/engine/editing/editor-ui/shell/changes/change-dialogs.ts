/** One late file: what two of them share would be loaded with the first script. */
export { Versions } from '../versions/Versions'
export { WhatChanged } from './WhatChanged'
