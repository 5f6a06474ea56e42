// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The deposit address of one order. It pays only the treasury.
contract Forwarder {
    address private immutable treasury;

    constructor(address treasury_) {
        treasury = treasury_;
    }

    /// Pays the whole balance of a token to the treasury. Any caller may do so, for any token.
    function flush(address token) external {
        (bool known, bytes memory held) = token.staticcall(abi.encodeWithSignature("balanceOf(address)", address(this)));
        require(known && held.length >= 32, "not a token");
        uint256 balance = abi.decode(held, (uint256));
        if (balance == 0) return;
        // Some tokens return nothing where the standard says bool.
        (bool sent, bytes memory answer) = token.call(
            abi.encodeWithSignature("transfer(address,uint256)", treasury, balance)
        );
        require(sent && (answer.length == 0 || (answer.length >= 32 && abi.decode(answer, (uint256)) == 1)), "not sent");
    }
}

/// Knows the deposit address of every order before there is a contract at it.
contract DepositFactory {
    function addressOf(address treasury, bytes32 salt) public view returns (address) {
        bytes32 digest = keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, keccak256(initCode(treasury))));
        return address(uint160(uint256(digest)));
    }

    /// Deploys the forwarder of a deposit address where there is none yet, and flushes a token to the treasury.
    function flush(address treasury, bytes32 salt, address token) external {
        address deposit = addressOf(treasury, salt);
        if (deposit.code.length == 0) new Forwarder{salt: salt}(treasury);
        Forwarder(deposit).flush(token);
    }

    function initCode(address treasury) private pure returns (bytes memory) {
        return abi.encodePacked(type(Forwarder).creationCode, abi.encode(treasury));
    }
}
