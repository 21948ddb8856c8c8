import { searchesIn, withSearch } from './recent-searches.ts';

describe('recent searches', () => {
  it('have the latest first, each once, five at most', () => {
    expect(withSearch(['miroir', 'vasque'], 'colonne')).toEqual(['colonne', 'miroir', 'vasque']);
    expect(withSearch(['miroir', 'vasque'], 'Vasque')).toEqual(['Vasque', 'miroir']);
    expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  });

  it('are none where the device holds something else', () => {
    for (const stored of [null, '', 'no list', '{}', '[1]']) expect(searchesIn(stored)).toEqual([]);
    expect(searchesIn('["miroir"]')).toEqual(['miroir']);
  });
});
