import { describe, expect, it } from 'vitest';
import { findPack, packId, packName, remember } from '../../src/lib/packs';

const giants = { value: 'giants-0a1b2c3d', id: 'giants', names: { en: 'Giants', pl: 'Olbrzymy' } };
const dwarfs = { value: 'dwarfs-00000001', id: 'dwarfs', names: { en: 'Dwarfs' } };
const twins = { value: 'dwarfs-00000002', id: 'dwarfs', names: { en: 'Dwarfs' } };

describe('packs', () => {
  remember('nexus', [giants, dwarfs]);
  remember('nexus', [twins]);

  it('are found by value, and by an id that only one of them has', () => {
    expect(findPack('nexus', 'giants-0a1b2c3d')).toBe(giants);
    expect(findPack('nexus', 'giants')).toBe(giants);
    expect(findPack('nexus', 'dwarfs')).toBeUndefined();
    expect(findPack('nexus', 'dwarfs-00000002')).toBe(twins);
    expect(findPack('superhex', 'giants')).toBeUndefined();
  });

  it('are called in the language of the reader, else in English', () => {
    expect(packName('nexus', giants, 'pl')).toBe('Olbrzymy');
    expect(packName('nexus', giants, 'ru')).toBe('Giants');
  });

  it('of one id are told apart by their digits', () => {
    expect(packName('nexus', dwarfs, 'en')).toBe('Dwarfs 00000001');
    expect(packName('nexus', twins, 'en')).toBe('Dwarfs 00000002');
  });

  it('have a value of their own form', () => {
    expect(packId('my-army-0a1b2c3d')).toBe('my-army');
    expect(packId('borgo')).toBe('');
    expect(packId('my-army-0A1B2C3D')).toBe('');
    expect(packId('-0a1b2c3d')).toBe('');
  });
});
