import { describe, expect, test } from 'vitest'
import { readJson } from './json'

describe('strict JSON', () => {
  test.each([
    '{"a":1,"b":[true,false,null],"c":{"d":"e\\n\\u00e9"}}',
    ' { "a" : [ ] , "b" : { } } \r',
    '-12',
    '"ñ"',
    '[0,-0,10]',
  ])('reads %s as JSON does', (text) => {
    expect(readJson(text)).toEqual(JSON.parse(text))
  })

  test('keeps a key that would be a prototype as a key', () => {
    expect(Object.keys(readJson('{"__proto__":1}') as object)).toEqual(['__proto__'])
  })

  test.each([
    ['', 'nothing'],
    ['{"a":1,"a":2}', 'a key twice'],
    ['{"a":1,"\\u0061":2}', 'a key twice, written otherwise'],
    ['1.0', 'a fraction'],
    ['1e3', 'an exponent'],
    ['01', 'a leading zero'],
    ['1 2', 'two values'],
    ['{"a"}', 'no value'],
    ['{"a":}', 'no value'],
    ['{,}', 'no key'],
    ['{1:2}', 'a key that is a number'],
    ['[1,]', 'a comma too many'],
    ['[1', 'an open list'],
    ['{"a":1', 'an open object'],
    ['"a', 'an open string'],
    ['"a\tb"', 'a tab in a string'],
    ['"\\x"', 'an unknown escape'],
    ['NaN', 'no number'],
    ['[[[[[[[[[[1]]]]]]]]]]', 'nested too deep'],
    ['\ufeff{}', 'a byte order mark'],
    ["{'a':1}", 'other quotes'],
  ])('refuses %j: %s', (text) => {
    expect(() => readJson(text)).toThrow(SyntaxError)
  })
})
