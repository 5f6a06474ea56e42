import * as sdk from '../src/index';

const storyId = 'sty-5b0c7e91d24f4a6c8e13f7a9b2d40c65';
const hash = '0'.repeat(64);

/** The calls of endings, and of stories that are played without a network. */
export const playCalls = {
  getPlayedStory: () => sdk.getPlayedStory('ssn-8f0d7c5a3b1e4c62'),
  getStoryEndings: () => sdk.getStoryEndings(storyId),
  getOfflineStory: () => sdk.getOfflineStory(storyId),
  sendOfflinePlay: () =>
    sdk.sendOfflinePlay(storyId, { hash, seed: 1, rounds: [{ choiceId: null, stateAfter: hash }] }),
};
