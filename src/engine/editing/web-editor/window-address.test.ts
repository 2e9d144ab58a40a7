import { expect, test } from 'vitest'
import { readWindowAddress, writeWindowAddress } from './window-address'

test.each([
  ['', { page: '/' }],
  ['#', { page: '/' }],
  ['#/about', { page: '/about' }],
  ['#branch=new-team', { page: '/', branch: 'new-team' }],
  ['#branch=priya/a+b&page=/about', { page: '/about', branch: 'priya/a b' }],
  ['#/%E0%A4%A', { page: '/%E0%A4%A' }],
])('the window at %s opens %j', (hash, address) => {
  expect(readWindowAddress(hash)).toEqual(address)
})

test.each([{ page: '/about' }, { page: '/offer~from-2027-01-12' }, { page: '/about', branch: 'priya/100%+a&b#c' }])(
  '%j is read as it was written',
  (address) => {
    expect(readWindowAddress(writeWindowAddress(address))).toEqual(address)
  },
)
