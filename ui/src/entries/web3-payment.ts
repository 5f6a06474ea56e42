// A payment in stablecoins on a blockchain.
export { keyOf, type Copied, type WalletStage } from '../shop/Web3Payment/model';
export { Web3PaymentSkeleton } from '../shop/Web3Payment/Web3PaymentSkeleton';
export { Web3PaymentView } from '../shop/Web3Payment/Web3PaymentView';
