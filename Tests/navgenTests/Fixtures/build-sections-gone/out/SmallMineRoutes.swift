enum Mine {}
